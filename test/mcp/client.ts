// Connects the official client of the Model Context Protocol to an endpoint.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The revisions of the protocol that clients use: with a handshake, and without one. */
export const MODES = ['legacy', 'auto'] as const;

/** The text of a result, and whether the tool failed. */
interface ToolText {
  readonly texts: readonly string[];
  readonly isError: boolean;
}

/** A connected client. */
export interface TestClient {
  readonly client: Client;
  names(): Promise<readonly string[]>;
  call(name: string, input?: Record<string, unknown>): Promise<ToolText>;
  close(): Promise<void>;
}

/** Connects a client to a URL, with a token or without one. */
export async function connect(
  url: string,
  {
    token,
    mode = 'legacy',
  }: { readonly token?: string | undefined; readonly mode?: (typeof MODES)[number] } = {},
): Promise<TestClient> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } },
    }),
  );
  return {
    client,
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    async call(name, input = {}) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      return {
        texts: content.map((part) => (part.type === 'text' ? part.text : part.type)),
        isError: isError === true,
      };
    },
    close: () => client.close(),
  };
}
