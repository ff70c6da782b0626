/**
 * Limits the size of one response. It is counted while the response is produced, so that nothing
 * large is produced only to be refused.
 */
import { setImmediate } from 'node:timers/promises';
import {
  defaultFieldResolver,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';
import { PageList } from '../data/page-list.ts';
import { AppError, requestTimeout } from '../domain/errors.ts';
import { LONG_TEXT_LENGTH, sizeOf, sizeOfResponse } from './response-size.ts';

/** The limits of a budget. */
export interface BudgetLimits {
  /** Values: each object, field and list item of a response counts as one. */
  readonly values: number;
  /** Bytes of the response as JSON, approximately: a character counts as one. */
  readonly bytes: number;
}

/** The part of a budget that was counted while a response is produced. */
export interface ResponseCount {
  readonly values: number;
  readonly bytes: number;
}

/** For callers with a token, including visitors. */
export const MEMBER_BUDGET: BudgetLimits = { values: 250_000, bytes: 16_777_216 };
/** For callers without a token. */
export const ANONYMOUS_BUDGET: BudgetLimits = { values: 100_000, bytes: 4_194_304 };
/**
 * For the operations of `/v1`, whose selections callers cannot choose: several lists of the
 * contract have no pages.
 */
export const REST_BUDGET: BudgetLimits = { values: 1_000_000, bytes: 33_554_432 };
const UNLIMITED: BudgetLimits = {
  values: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};

/** Formatting more than this as JSON takes about 10 ms. */
const LARGE_VALUES_COUNT = 20_000;
const LARGE_BYTES = 1_048_576;
/** Items with many fields each that are completed without a pause. */
const ITEMS_PER_TURN = 25;
/** The amount of response that one point of the rate limit pays for. */
const VALUES_PER_POINT = 1000;
const BYTES_PER_POINT = 65_536;
/** The worker thread time that one point of the rate limit pays for. */
const WORK_MS_PER_POINT = 100;

const NOTHING: ResponseCount = { values: 0, bytes: 0 };

const advice = {
  values: 'request smaller pages (`first`) or fewer fields, or send several requests',
  bytes: 'ask for fewer texts, or in several requests',
} as const;

/**
 * The remaining budget of one request. The first error is stored: from then on every addition
 * throws it.
 */
export class ResponseBudget {
  readonly #limits: BudgetLimits;
  readonly #timeLeft: () => number;
  #values = 0;
  #bytes = 0;
  #reservedBytes = 0;
  #workMs = 0;
  #turns = 0;
  #nextTurn: Promise<void> = Promise.resolve();
  #excess: AppError | undefined;
  /** The values and bytes of the finished parts of the response. */
  #before: ResponseCount = NOTHING;
  #pointsBefore = 0;

  /** `timeLeft` returns the milliseconds until the request's deadline. */
  constructor(
    limits: BudgetLimits = UNLIMITED,
    timeLeft: () => number = () => Number.POSITIVE_INFINITY,
  ) {
    this.#limits = limits;
    this.#timeLeft = timeLeft;
  }

  /** The error of an exceeded budget; undefined while the response is within it. */
  get excess(): AppError | undefined {
    return this.#excess;
  }

  /**
   * The points of the rate limit that the response costs, independent of the nodes that the
   * operation requested.
   */
  get points(): number {
    return this.#pointsBefore + this.#pointsOfPart + Math.floor(this.#workMs / WORK_MS_PER_POINT);
  }

  /** The points of the part that is being produced, by its values and bytes. */
  get #pointsOfPart(): number {
    return (
      Math.floor((this.#values - this.#before.values) / VALUES_PER_POINT) +
      Math.floor((this.#bytes - this.#before.bytes) / BYTES_PER_POINT)
    );
  }

  /** Begins a response again, before any of it was sent. */
  restart(): void {
    this.#before = NOTHING;
    this.#pointsBefore = 0;
    this.#values = 0;
    this.#bytes = 0;
    this.#reservedBytes = 0;
  }

  /** Begins the next part of a response of several, each of which is settled. */
  beginPart(): void {
    this.#pointsBefore += this.#pointsOfPart;
    this.#before = this.count;
  }

  /**
   * True if the response is so large that other requests should run between the steps that produce
   * it.
   */
  get isLarge(): boolean {
    return this.#values > LARGE_VALUES_COUNT || this.#bytes > LARGE_BYTES;
  }

  /** Returns what was counted so far. */
  get count(): ResponseCount {
    return { values: this.#values, bytes: this.#bytes };
  }

  /** Counts a part that was produced before, and returns true, unless it exceeds the budget. */
  addCounted({ values, bytes }: ResponseCount): boolean {
    const { values: maxValues, bytes: maxBytes } = this.#limits;
    if (this.#excess || this.#values + values > maxValues || this.#bytes + bytes > maxBytes)
      return false;
    this.#values += values;
    this.#bytes += bytes;
    return true;
  }

  /** Counts values. Throws QUERY_TOO_COMPLEX. */
  addValues(count: number): void {
    this.#values += count;
    this.#check();
  }

  /**
   * Counts bytes that are about to be produced for the response, independent of how often they are
   * selected. Throws QUERY_TOO_COMPLEX.
   */
  reserve(bytes: number): void {
    this.#reservedBytes += bytes;
    if (this.#reservedBytes > this.#limits.bytes)
      this.#excess ??= this.#tooMuch('bytes', this.#reservedBytes);
    this.#check();
  }

  /** Counts time that was spent in a worker thread for the request. */
  addWork(ms: number): void {
    this.#workMs += ms;
  }

  /**
   * Waits for the turn of one item of a long list. The event loop handles other work after every
   * few items.
   */
  turn(): Promise<void> {
    if (++this.#turns % ITEMS_PER_TURN === 0)
      this.#nextTurn = this.#nextTurn.then(() => setImmediate());
    return this.#nextTurn;
  }

  /**
   * Throws TIMEOUT after the request's deadline, when the caller no longer waits for the response.
   */
  checkTime(): void {
    if (this.#timeLeft() <= 0) this.#excess ??= requestTimeout();
    this.#check();
  }

  /** Counts a long text, or the texts in a JSON value. Throws as `addValues` does. */
  addText(value: unknown): void {
    if (
      typeof value === 'string'
        ? value.length <= LONG_TEXT_LENGTH
        : typeof value !== 'object' || value === null
    )
      return;
    this.#bytes += sizeOf(value, this.#limits.bytes - this.#bytes).bytes;
    this.#check();
  }

  /**
   * Counts the whole response, or the whole part, and replaces what was counted while it was produced. Throws
   * QUERY_TOO_COMPLEX.
   */
  settle(data: unknown): void {
    const { values, bytes } = sizeOfResponse(data, this.#limits.bytes);
    this.#values = this.#before.values + values;
    this.#bytes = this.#before.bytes + bytes;
    this.#check();
  }

  #check(): void {
    if (this.#values > this.#limits.values) this.#excess ??= this.#tooMuch('values', this.#values);
    if (this.#bytes > this.#limits.bytes) this.#excess ??= this.#tooMuch('bytes', this.#bytes);
    if (this.#excess) throw this.#excess;
  }

  #tooMuch(of: keyof BudgetLimits, has: number): AppError {
    const limit = this.#limits[of];
    return new AppError(
      'QUERY_TOO_COMPLEX',
      `The response has more than ${limit} ${of}: ${advice[of]}.`,
      { details: { of, limit, has } },
    );
  }
}

const widths = new WeakMap<SelectionSetNode, number>();

/**
 * Returns the number of values in each item of a field's list: the selected fields, without those
 * inside nested lists.
 */
function widthOf({ fieldNodes, fragments, returnType, schema }: GraphQLResolveInfo): number {
  let width = 0;
  for (const { selectionSet } of fieldNodes) {
    if (!selectionSet) continue;
    let selectionWidth = widths.get(selectionSet);
    if (selectionWidth === undefined) {
      selectionWidth = widthIn({ schema, fragments }, getNamedType(returnType), selectionSet);
      widths.set(selectionSet, selectionWidth);
    }
    width += selectionWidth;
  }
  return width;
}

interface DocumentParts {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

function widthIn(parts: DocumentParts, type: GraphQLNamedType, set: SelectionSetNode): number {
  let width = 0;
  // An object has one type, so the widest selection of the types of an interface counts.
  const widthByType = new Map<string, number>();
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
      width += 1;
      if (field && node.selectionSet && !isListType(getNullableType(field.type)))
        width += widthIn(parts, getNamedType(field.type), node.selectionSet);
      continue;
    }
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : parts.fragments[node.name.value];
    if (!inner) continue;
    const condition = inner.typeCondition && parts.schema.getType(inner.typeCondition.name.value);
    const innerWidth = widthIn(parts, condition ?? type, inner.selectionSet);
    if (isAbstractType(type) && isObjectType(condition))
      widthByType.set(condition.name, (widthByType.get(condition.name) ?? 0) + innerWidth);
    else width += innerWidth;
  }
  return width + Math.max(0, ...widthByType.values());
}

type Resolve = NonNullable<GraphQLField<unknown, Context>['resolve']>;

/**
 * Wraps the resolvers of a schema so that every list and every long text counts against the budget.
 */
export function withBudget(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      const isText =
        isLeafType(named) &&
        field.resolve !== undefined &&
        (named.name === 'String' || named.name === 'JSON');
      if (isListType(getNullableType(field.type)))
        field.resolve = counting(field.resolve ?? defaultFieldResolver, countItems);
      else if (isText && field.resolve) field.resolve = counting(field.resolve, countText);
    }
  }
  return schema;
}

const counting =
  (
    resolve: Resolve,
    count: (value: unknown, ctx: Context, info: GraphQLResolveInfo) => void,
  ): Resolve =>
  (source, args, ctx, info) => {
    const value: unknown = resolve(source, args, ctx, info);
    if (value instanceof Promise)
      return value.then((settled: unknown) => {
        count(settled, ctx, info);
        return settled;
      });
    count(value, ctx, info);
    return value;
  };

function countItems(value: unknown, { budget }: Context, info: GraphQLResolveInfo): void {
  if (!Array.isArray(value) && !(value instanceof PageList)) return;
  budget.addValues(value.length * (1 + widthOf(info)));
  if (info.operation.operation === 'query') budget.checkTime();
}

function countText(value: unknown, { budget }: Context): void {
  budget.addText(value);
}
