/** Executes the plan of an operation for one request. */
import { getArgumentValues, type GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { PromiseOrValue } from '../data/promise-or-value.ts';
import { PageList } from '../data/page-list.ts';
import type { ContentCache } from './content-cache.ts';
import { type ContentSelection, stateOf } from './content-fields.ts';
import { ResponseSize, storeSize } from './response-size.ts';
import type { ResponseData, FieldPlan, ObjectPlan, OperationPlan } from './plan.ts';

type Arguments = Readonly<Record<string, unknown>>;
type PlannedField = Omit<FieldPlan, 'complete'>;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';

/** A field whose selection of content is cached. */
interface ContentField {
  readonly selection: ContentSelection;
  readonly field: PlannedField;
}

const noArguments: Arguments = Object.freeze({});

/**
 * One run. Objects of the response exist before the values in them, which are filled in as they
 * arrive. The first error ends the run: graphql-js executes the operation again, and reports it.
 */
export class PlanRun {
  readonly context: Context;
  readonly #plan: OperationPlan;
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #contents: ContentCache | undefined;
  readonly #infos: (GraphQLResolveInfo | undefined)[] = [];
  readonly #arguments: (Arguments | undefined)[] = [];
  readonly #completed = new Map<object, Map<unknown, unknown>>();
  readonly #size = new ResponseSize();
  /** The number of promises that the response waits for. */
  #pending = 0;
  #failure: unknown;
  #hasFailed = false;
  #end: (() => void) | undefined;

  constructor(
    plan: OperationPlan,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
    contents?: ContentCache,
  ) {
    this.#plan = plan;
    this.#contents = contents;
    this.context = context;
    this.#variables = variables;
  }

  /** Returns the data of the operation. Throws the first error, after all promises are settled. */
  async execute(): Promise<ResponseData> {
    let data: ResponseData | undefined;
    try {
      data = this.completeObject(this.#plan.root, undefined);
    } catch (error) {
      this.#fail(error);
    }
    if (this.#pending > 0)
      await new Promise<void>((resolve) => {
        this.#end = resolve;
      });
    if (this.#hasFailed || !data) throw this.#failure;
    // a shared object is counted once here, and in a response each time
    if (!this.#plan.source.shares) storeSize(data, this.#size);
    return data;
  }

  /** Returns the data of an object, in which promises fill in their values later. */
  completeObject({ fields, nameBytes, newData }: ObjectPlan, source: unknown): ResponseData {
    const data = newData();
    this.#size.addObject(nameBytes);
    for (const field of fields) {
      const value = this.#resolve(field, source);
      if (isPromise(value))
        this.#await(value, (settled) => {
          data[field.key] = field.complete(settled, this);
        });
      else data[field.key] = field.complete(value, this);
    }
    return data;
  }

  /** Returns the data of a list, in which promises fill in their items later. */
  completeList(value: unknown, complete: FieldPlan['complete']): unknown[] {
    const list: unknown = value instanceof PageList ? [...value] : value;
    if (!Array.isArray(list)) throw new Error('A list is not an array.');
    const items: unknown[] = [];
    this.#size.addList();
    for (let index = 0; index < list.length; index++) {
      const item: unknown = list[index];
      if (isPromise(item))
        this.#await(item, (settled) => {
          items[index] = complete(settled, this);
        });
      items.push(isPromise(item) ? null : complete(item, this));
    }
    return items;
  }

  /** Returns null or the value of a leaf, which is its data. */
  completeLeaf<Value>(value: Value): Value {
    this.#size.addLeaf(value);
    return value;
  }

  /** Returns the data of a value for a selection. All of its uses in the run get the same data. */
  completeOnce(selection: object, value: unknown, complete: FieldPlan['complete']): unknown {
    if (value == null) return complete(value, this);
    const known = this.#completed.get(selection) ?? new Map<unknown, unknown>();
    this.#completed.set(selection, known);
    if (!known.has(value)) known.set(value, complete(value, this));
    return known.get(value);
  }

  /**
   * Returns the cached data of a list of pages, or completes it and caches its data. A list that
   * would exceed the budget is completed, so that its error is the same.
   */
  completeContent(
    { selection, field }: ContentField,
    value: unknown,
    complete: FieldPlan['complete'],
  ): unknown {
    const contents = this.#contents;
    if (!contents || !(value instanceof PageList) || value.length === 0)
      return complete(value, this);
    const { budget, settings } = this.context;
    const state = stateOf(selection, value, settings.appUrl);
    if (state === undefined) return complete(value, this);
    const key = `${selection.id} ${JSON.stringify(this.#argumentsOf(field))} ${state}`;
    const known = contents.find(key);
    if (known && budget.addCounted(known.count)) {
      this.#size.addPart(known.size);
      return known;
    }
    const [size, count, pending] = [{ ...this.#size }, budget.count, this.#pending];
    const data = complete(value, this);
    if (this.#pending !== pending) return data; // a value of it is not known yet
    const { values, bytes } = budget.count;
    return contents.add(key, data, {
      size: this.#size.since(size),
      count: { values: values - count.values, bytes: bytes - count.bytes },
    });
  }

  /** Returns the information for a field's resolver, whose path has no indexes of lists. */
  infoOf(field: FieldPlan): GraphQLResolveInfo {
    const known = this.#infos[field.index];
    if (known) return known;
    const { schema, fragments, operation } = this.#plan.source;
    const info: GraphQLResolveInfo = {
      fieldName: field.definition.name,
      fieldNodes: field.nodes,
      returnType: field.definition.type,
      parentType: field.parentType,
      path: field.path,
      schema,
      fragments,
      operation,
      rootValue: undefined,
      variableValues: this.#variables,
    };
    this.#infos[field.index] = info;
    return info;
  }

  #resolve(field: FieldPlan, source: unknown): PromiseOrValue<unknown> {
    const { resolve, name } = field.definition;
    if (resolve) return resolve(source, this.#argumentsOf(field), this.context, this.infoOf(field));
    const value = (source as ResponseData)[name];
    return typeof value === 'function'
      ? value.call(source, this.#argumentsOf(field), this.context, this.infoOf(field))
      : value;
  }

  /** Returns the arguments of a field, which are the same for all objects. */
  #argumentsOf({ index, definition, nodes }: PlannedField): Arguments {
    if (definition.args.length === 0) return noArguments;
    const values =
      this.#arguments[index] ?? getArgumentValues(definition, nodes[0], this.#variables);
    this.#arguments[index] = values;
    return values;
  }

  #await(promise: PromiseLike<unknown>, next: (value: unknown) => void): void {
    this.#pending++;
    promise.then(
      (value) => {
        try {
          if (!this.#hasFailed) next(value);
        } catch (error) {
          this.#fail(error);
        }
        this.#settle();
      },
      (error: unknown) => {
        this.#fail(error);
        this.#settle();
      },
    );
  }

  #fail(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#failure = error;
  }

  #settle(): void {
    if (--this.#pending === 0) this.#end?.();
  }
}
