/** The MCP endpoint of members, at `/mcp`, with the access and the scopes of their tokens. */
import type { IncomingMessage } from 'node:http';
import { unauthenticated } from '../domain/errors.ts';
import type { Authenticate } from '../graphql/authenticate.ts';
import { executeAs } from '../graphql/execute.ts';
import type { RunOperation } from '../graphql/run.ts';
import type { RequestInfo } from '../server/request.ts';
import type { Answer } from '../server/send.ts';
import { exchange } from './exchange.ts';
import { memberTools } from './member-tools.ts';

/** Answers a request to `/mcp`. Throws AppError for a refused one. */
export type MemberMcp = (req: IncomingMessage, request: RequestInfo) => Promise<Answer>;

const INSTRUCTIONS =
  'Reads documentation in Lectern and proposes changes to it as change requests. Find pages with search, or with listSpaces and listPages.';

/** Creates the endpoint. */
export function createMemberMcp(run: RunOperation, authenticate: Authenticate): MemberMcp {
  return async (req, request) => {
    if (request.tokenless) await request.meter.spendForAddress();
    // A key stands for one write, and a proposal is several.
    const headers = { ...request.headers, 'idempotency-key': undefined };
    const caller = await authenticate({ ...request, headers });
    const { viewer } = caller;
    if (!viewer) throw unauthenticated();
    const granted = viewer.scopes;
    const tools = memberTools(executeAs(run, caller)).flatMap(({ scopes, tool }) =>
      granted === 'all' || scopes.every((scope) => granted.has(scope)) ? [tool] : [],
    );
    try {
      return await exchange(req, {
        ...{ name: 'lectern', title: 'Lectern', instructions: INSTRUCTIONS, tools },
      });
    } finally {
      request.meter.charge(caller.budget.points);
    }
  };
}
