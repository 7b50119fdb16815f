/** For `catch`: a value in place of a file or folder that does not exist; other errors stay errors. */
export function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
