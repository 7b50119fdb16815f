#!/bin/sh
# Runs the Containerfile's steps as plain processes, for machines without a container engine: its RUN lines in a copy of
# the committed files, then its CMD as an unprivileged user who can only write to /data and /tmp. Needs root and Linux.
# It leaves out base images, layers, and the limits that an engine sets.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
stage=$(mktemp -d)
port=${PORT:-3999}
trap 'rm -rf "$stage"' EXIT
chmod 755 "$stage"
mkdir "$stage/shop" "$stage/data"
chown nobody "$stage/data"
git -C "$root" archive HEAD | tar x -C "$stage/shop"
cd "$stage/shop"
# Without the lines about the image's own system.
sed -n 's/^RUN //p' deploy/container/Containerfile | grep -Ev 'apt-get|useradd' | while read -r step; do
  echo "  RUN $step"
  sh -c "$step"
done
echo "  $(du -sm . | cut -f1) MB without the base image"

cat > "$stage/open.sh" <<'OPEN'
mount --bind "$1/shop" "$1/shop"
mount -o remount,bind,ro "$1/shop"
cd "$1/shop"
if touch package.json 2>/dev/null; then echo "the tree can be written" >&2; exit 1; fi
exec setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs --bounding-set=-all \
  env -i PATH="$1/shop/node_modules/.bin:/usr/bin:/bin" DATA_DIR="$1/data" HOST=127.0.0.1 PORT="$2" node tools/start.mjs
OPEN
unshare --mount sh "$stage/open.sh" "$stage" "$port" &
shop=$!
for _ in $(seq 300); do
  if curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; then break; fi
  kill -0 "$shop"
  sleep 1
done
for path in /readyz / /en /admin/; do
  curl --silent --show-error --fail --output /dev/null --write-out "  %{http_code} $path\n" "http://127.0.0.1:$port$path"
done
server=$(pgrep --parent "$shop" | head -1)
echo "  most memory of the server: $(sed -n 's/^VmHWM:\s*//p' "/proc/$server/status")"
kill -TERM "$shop"
wait "$shop"
echo "  It stopped in order"
