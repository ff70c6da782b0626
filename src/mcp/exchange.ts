/**
 * Answers messages of the Model Context Protocol over HTTP, without sessions: each request is
 * answered by a server of its own, as one JSON document. The protocol is that of the official SDK.
 */
import type { IncomingMessage } from 'node:http';
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type AppError, methodNotAllowed } from '../domain/errors.ts';
import { toAppError } from '../graphql/errors.ts';
import type { SiteAnswer } from '../reader/reader.ts';
import { readBody } from '../server/body.ts';

/** A tool: its input, and the function that returns the parts of its result. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** True for a tool that changes nothing. */
  readonly isReadOnly: boolean;
  /**
   * Runs the tool with an input of its type.
   * @throws AppError, which the result states
   */
  readonly run: (input: unknown) => Promise<readonly string[]>;
}

/** Defines a tool, whose function receives the parsed input. */
export const toolOf = <Input extends z.ZodType>(
  tool: Omit<McpTool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: z.output<Input>) => Promise<readonly string[]>;
  },
): McpTool => ({
  ...tool,
  // the exchange parses inputs with the schema of the tool
  run: (input) => tool.run(input as z.output<Input>),
});

/** The server of one exchange. */
interface McpServerInfo {
  readonly name: string;
  readonly title: string;
  /** The purpose of the server, for the model. */
  readonly instructions: string;
  readonly tools: readonly McpTool[];
}

/** Bytes of a message. */
const MAX_MESSAGE_BYTES = 1_048_576;
/** Bytes of the result of a tool, counting a character as one. */
const MAX_RESULT_BYTES = 4_194_304;
/** Headers of the request that the protocol reads. */
const HEADERS = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];
const VERSION = '1';

/**
 * Answers a request.
 * @throws METHOD_NOT_ALLOWED for anything but POST: there are no sessions and no streams.
 */
export async function exchange(req: IncomingMessage, server: McpServerInfo): Promise<SiteAnswer> {
  if (req.method !== 'POST') throw methodNotAllowed('POST');
  const text = (await readBody(req, MAX_MESSAGE_BYTES)).toString();
  const message = parsed(text);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return refused(-32700, 'The body must be one JSON-RPC message.');
  if ('method' in message && message.method === 'subscriptions/listen')
    return refused(-32601, 'This server sends no notifications.', message);
  const request = new Request('http://mcp.invalid/', {
    method: 'POST',
    headers: HEADERS.flatMap((name): [string, string][] => {
      const value = req.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
    body: text,
  });
  const failures: unknown[] = [];
  const servers: Server[] = [];
  const create = () => {
    const created = serverOf(server, failures);
    servers.push(created);
    return created;
  };
  try {
    const response = await respond(request, message, create);
    const body = await response.text();
    if (failures.length > 0) throw failures[0];
    const type = response.headers.get('content-type');
    return {
      status: response.status,
      headers: { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) },
      body,
    };
  } finally {
    await Promise.all(servers.map((one) => one.close()));
  }
}

/** Passes a message to a new server, by the revision of the protocol that the client uses. */
async function respond(request: Request, message: object, create: () => Server): Promise<Response> {
  const options = { parsedBody: message };
  if (!(await isLegacyRequest(request, message)))
    return createMcpHandler(create, { legacy: 'reject' }).fetch(request, options);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await create().connect(transport);
  return transport.handleRequest(request, options);
}

/** Creates a server with the tools. Internal errors of tools are added to `failures`. */
function serverOf(
  { name, title, instructions, tools }: McpServerInfo,
  failures: unknown[],
): Server {
  const server = new Server(
    { name, title, version: VERSION },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(describe) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find((one) => one.name === params.name);
    if (!tool)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'There is no tool with this name, or the token has no scope for it.',
      );
    const { data, error } = tool.input.safeParse(params.arguments ?? {});
    if (error) return failed(z.prettifyError(error));
    try {
      return resultOf(await tool.run(data));
    } catch (thrown) {
      const appError = toAppError(thrown);
      if (appError.reason === 'INTERNAL') failures.push(thrown);
      return failed(messageOf(appError));
    }
  });
  return server;
}

/** Returns a tool as clients see it. */
function describe({ name, title, description, input, isReadOnly }: McpTool) {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return {
    ...{ name, title, description },
    // the schema of an object, as all inputs are
    inputSchema: inputSchema as Tool['inputSchema'],
    annotations: {
      ...{ title, readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
    },
  };
}

const resultOf = (parts: readonly string[]) =>
  parts.reduce((sum, { length }) => sum + length, 0) > MAX_RESULT_BYTES
    ? failed(`The result has more than ${MAX_RESULT_BYTES} bytes. Request less.`)
    : { content: parts.map((text) => ({ type: 'text' as const, text })) };

const failed = (text: string) => ({
  content: [{ type: 'text' as const, text }],
  isError: true,
});

/** Returns the message of an error with its reason, so that a model knows whether to try again. */
const messageOf = ({ reason, message, field, details }: AppError): string =>
  [
    `${reason}: ${message}`,
    ...(field === undefined ? [] : [`Field: ${field}`]),
    ...(details ? [JSON.stringify(details)] : []),
  ].join('\n');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns an error of JSON-RPC. */
function refused(code: number, message: string, request: object = {}): SiteAnswer {
  const id =
    'id' in request && (typeof request.id === 'string' || typeof request.id === 'number')
      ? request.id
      : null;
  return {
    status: 400,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }),
  };
}
