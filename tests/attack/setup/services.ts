import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface SentSms {
  to: string;
  text: string;
}

/** A shop's short message gateway: records messages, and accepts or refuses them. */
export interface SmsGateway {
  url: string;
  /** Messages received, refused or not. */
  received: SentSms[];
  isOpen: boolean;
  close: () => Promise<void>;
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const server = createServer((request, response) => {
    void json(request).then((message) => {
      gateway.received.push(message as SentSms);
      response.writeHead(gateway.isOpen ? 204 : 503).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: [],
    isOpen: true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return gateway;
}
