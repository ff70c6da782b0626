// Creates OpenAPI specs for all readers of a space, for some, and for none, and the text that names
// them.
import { pets, runJob } from '../openapi-spec/support.ts';
import { done } from '../site-structure/made.ts';
import type { World } from '../support.ts';
import type { Reader } from './stage.ts';

interface Spec {
  readonly id: string;
  readonly slug: string;
}

/** The specs of a space: for all of its readers, for partners, and for no visitor. */
export interface Specs {
  readonly all: Spec;
  readonly partner: Spec;
  readonly hidden: Spec;
}

let count = 0;

/** Creates the specs of a space, with a text in each; `textOf` takes its number. */
export async function makeSpecs(
  world: World,
  organizationId: string,
  textOf: (n: number) => string,
): Promise<Specs> {
  const make = async (n: number): Promise<Spec> => {
    const slug = `spec-${++count}`;
    const document = pets({ info: { title: 'Pets', version: '1', description: textOf(n) } });
    const { id } = await done(
      world.as('ana').put(`/v1/orgs/${organizationId}/openapi/${slug}`, {
        source: { text: JSON.stringify(document) },
      }),
    );
    await runJob(world, slug, undefined, organizationId);
    return { id, slug };
  };
  return { all: await make(0), partner: await make(1), hidden: await make(2) };
}

const blockOf = ({ slug }: Spec): string =>
  `{% openapi-operation spec="${slug}" path="/pets" method="get" %}\n{% endopenapi-operation %}`;

/** Returns a text with parts for single readers, and with blocks of the specs for them. */
export function conditionalParts(
  text: (readers: readonly Reader[], words?: number) => string,
  allowed: readonly Reader[],
  specs: Specs,
): string {
  const only = (name: Reader) => allowed.filter((one) => one === name);
  const partners = only('partner');
  return `${blockOf(specs.all)}

{% if visitor.claims.partner && "${text([])}" %}

## ${text(partners)}

${text(partners, 3)} ![${text(partners)}](innerFile) [${text(partners)}](a)

${blockOf(specs.partner)}

{% include "inner" %}

{% elif visitor.claims.staff %}

## ${text(only('staff'))}

${text(only('staff'), 3)}

{% else %}

## ${text(only('anybody'))}

${text(only('anybody'), 3)}

{% endif %}

{% if visitor.claims.isBeta %}
## ${text([])}

${text([], 3)}

${blockOf(specs.hidden)}
{% endif %}`;
}
