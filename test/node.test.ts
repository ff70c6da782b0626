import { describe, expect, it } from 'vitest';
import { demoId } from '../prisma/seed/ids.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();
/** On the open change request of the demo world. */
const [comment, reply] = [demoId('Comment', 'screens'), demoId('CommentReply', 'screens')];
const sites = [
  ids.site('help'),
  ids.siteSection('guide'),
  ids.siteSectionGroup,
  ids.siteSpace('help guide'),
  ids.shareLink,
];

describe('node', () => {
  it('returns every type by its id', async () => {
    const { data, errors } = await world
      .as('ana')
      .query('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
        ids: [
          ids.acme,
          ids.user('ben'),
          ids.member('cat'),
          ids.team('writers'),
          ids.publisher,
          comment,
          reply,
          ...sites,
        ],
      });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      nodes: [
        { __typename: 'Organization', id: ids.acme },
        { __typename: 'User', id: ids.user('ben') },
        { __typename: 'Member', id: ids.member('cat') },
        { __typename: 'Team', id: ids.team('writers') },
        { __typename: 'ServiceAccount', id: ids.publisher },
        { __typename: 'Comment', id: comment },
        { __typename: 'CommentReply', id: reply },
        { __typename: 'Site', id: ids.site('help') },
        { __typename: 'SiteSection', id: ids.siteSection('guide') },
        { __typename: 'SiteSectionGroup', id: ids.siteSectionGroup },
        { __typename: 'SiteSpace', id: ids.siteSpace('help guide') },
        { __typename: 'ShareLink', id: ids.shareLink },
      ],
    });
  });

  it('returns null for invisible resources as for unknown ones', async () => {
    const hidden = [
      ids.acme,
      ids.user('ana'),
      ids.member('ana'),
      ids.team('writers'),
      ids.publisher,
      comment,
      reply,
      ...sites,
    ];
    const { data } = await world
      .as('eve')
      .query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: hidden });
    expect(data).toEqual({ nodes: hidden.map(() => null) });
  });

  it('refuses a text that is not an id', async () => {
    const { status, data, errors } = await world.as('ana').query('{ node(id: "team_1") { id } }');
    expect(status).toBe(200);
    expect(data).toEqual({ node: null });
    expect(errors).toEqual([
      {
        message: 'This is not an id. Ids look like team_… and are returned by the API.',
        path: ['node'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'BAD_USER_INPUT', field: 'id', requestId: 'test' },
      },
    ]);
  });
});
