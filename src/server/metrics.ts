/** What `/metrics` tells: how long requests take, how many are under way, and the state of the process. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of a server. */
export interface Metrics {
  begin(): void;
  /** A request that ended; the operation is the route's or the document's. */
  end(request: { door: string; operation: string; status: number; seconds: number }): void;
  /** The text that Prometheus reads, and its content type. */
  read(): Promise<{ type: string; text: string }>;
}

/** Strangers name their GraphQL operations as they like: further names are counted together. */
const MOST_OPERATIONS = 500;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the metrics, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const known = new Set<string>();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'lectern_request_seconds',
    help: 'Seconds that a request took.',
    labelNames: ['door', 'operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({ name: 'lectern_requests_in_flight', help: 'Requests that are under way.', registers: [registry] });
  const bounded = (operation: string): string => {
    if (!known.has(operation) && known.size >= MOST_OPERATIONS) return 'other';
    known.add(operation);
    return operation;
  };
  return {
    begin: () => inFlight.inc(),
    end(request) {
      inFlight.dec();
      seconds.observe({ door: request.door, operation: bounded(request.operation.slice(0, 100)), status: String(request.status) }, request.seconds);
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
