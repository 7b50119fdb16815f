import { afterEach, expect, test, vi } from "vitest";
import { sendBytes } from "./send-bytes.ts";

afterEach(() => vi.unstubAllGlobals());

/** An `XMLHttpRequest` that the test answers. */
class TestRequest extends EventTarget {
  static readonly last: TestRequest[] = [];
  readonly upload = new EventTarget();
  readonly sent: Record<string, unknown> = {};
  status = 0;
  responseText = "";

  open(method: string, address: string) {
    Object.assign(this.sent, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  send(body: unknown) {
    this.sent["body"] = body;
    TestRequest.last.push(this);
  }
}

function begin() {
  vi.stubGlobal("XMLHttpRequest", TestRequest);
  const shares: number[] = [];
  const headers = { authorization: "Bearer staff_1" };
  const init = { method: "POST", headers, body: "bytes" };
  const answer = sendBytes("/api/v1/admin/films", init, (share) => shares.push(share));
  const request = TestRequest.last.at(-1)!;
  return { answer, request, shares };
}

test("reports progress and resolves to the response", async () => {
  const { answer, request, shares } = begin();
  expect(request.sent).toEqual({
    method: "POST",
    address: "/api/v1/admin/films",
    authorization: "Bearer staff_1",
    body: "bytes",
  });
  for (const loaded of [250, 1000])
    request.upload.dispatchEvent(
      Object.assign(new Event("progress"), { lengthComputable: true, loaded, total: 1000 }),
    );
  request.status = 422;
  request.responseText = '{"code":"validation"}';
  request.dispatchEvent(new Event("load"));
  expect((await answer).status).toBe(422);
  expect(await (await answer).json()).toEqual({ code: "validation" });
  expect(shares).toEqual([0.25, 1]);
});

test("rejects with a TypeError when the connection is lost", async () => {
  const { answer, request } = begin();
  request.dispatchEvent(new Event("error"));
  await expect(answer).rejects.toThrow(TypeError);
});
