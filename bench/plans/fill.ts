// Fills a database: 100,000 rows in each list's table, 20,000 of them in one organization, the rest
// in 80 others.
import pg from 'pg';
import { newId } from '../../src/data/new-id.ts';

/** The ids that the queries use. */
export interface People {
  readonly organization: string;
  /** The admin of the organization, with 20,000 tokens, who is in 60 organizations. */
  readonly admin: string;
  /** A user with 20,000 tokens, of which 10 are not revoked. */
  readonly rotating: string;
  /** A team with 20,000 members. */
  readonly team: string;
  /** A member who owns 30 teams. */
  readonly owner: string;
  /** The membership of the owner. */
  readonly ownerMember: string;
  /** A member who owns every team. */
  readonly maker: string;
  /** A guest in 15 teams of the organization. */
  readonly guest: string;
  /** A service account with 20,000 tokens. */
  readonly account: string;
}

/**
 * Row `n` belongs to the large organization when n ≤ 20,000. Times are not in the order of the
 * rows.
 */
const statements = (p: People): [string, unknown[]][] => [
  [
    `INSERT INTO organizations (id, title, created_at)
      SELECT CASE n WHEN 0 THEN $1 ELSE 'org_' || n END, 'Organization ' || n, ${moment}
      FROM generate_series(0, 99999) n`,
    [p.organization],
  ],
  [
    `INSERT INTO users (id, email, display_name, created_at)
      SELECT CASE n WHEN 1 THEN $1 WHEN 2 THEN $2 WHEN 3 THEN $3 WHEN 4 THEN $4 WHEN 5 THEN $5
      ELSE 'usr_' || n END,
      'person' || n || '@' || CASE WHEN n <= 20000 THEN 'large' ELSE 'other' END || '.test',
      ${words} || CASE WHEN n % 2000 = 7 THEN ' Zanzibar' ELSE '' END
        || CASE WHEN n % 100 = 7 THEN ' Quentin' ELSE '' END, ${moment}
        FROM generate_series(1, 200000) n`,
    [p.admin, p.owner, p.maker, p.guest, p.rotating],
  ],
  [
    `INSERT INTO members (id, organization_id, user_id, role, disabled, joined_at, last_seen_at)
      SELECT 'mbr_' || n, ${organizationOf}, ${userOf},
      CASE WHEN n IN (1, 3) THEN 'ADMIN' WHEN n = 4 THEN NULL WHEN n % 400 = 0 THEN 'ADMIN'
        WHEN n % 20 = 0 THEN NULL WHEN n % 7 = 0 THEN 'EDIT' ELSE 'READ' END::role, n % 9 = 0
        AND n > 5, ${moment}, CASE WHEN n % 3 = 0 THEN ${moment} END
      FROM generate_series(1, 100000) n`,
    [p.organization, p.admin, p.owner, p.maker, p.guest, p.rotating],
  ],
  [
    `INSERT INTO members (id, organization_id, user_id, joined_at)
      SELECT 'mbr_more_' || n, 'org_' || n, $1, ${moment} FROM generate_series(200, 258) n`,
    [p.admin],
  ],
  [
    `INSERT INTO teams (id, organization_id, title, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'team_' || n END, ${organizationOf},
      CASE WHEN n % 8 = 0 THEN 'Zone ' ELSE '' END || substr(md5(n::text), 1, 6) || ' ' || ${words}
      || CASE WHEN n % 2000 = 7 THEN ' Zanzibar' ELSE '' END
      || CASE WHEN n % 100 = 7 THEN ' Quentin' ELSE '' END, ${moment}
      FROM generate_series(1, 100000) n`,
    [p.organization, p.team],
  ],
  // The large team's 20,000, the maker's 20,000, the owner's 30, the guest's 15, and a few for each
  // other member.
  [
    `INSERT INTO team_members (id, organization_id, team_id, member_id, role, created_at)
      SELECT 'tmb_a' || n, $1, $2, 'mbr_' || n, 'MEMBER', ${moment} FROM generate_series(1, 20000) n
      WHERE n <> 3`,
    [p.organization, p.team],
  ],
  [
    `INSERT INTO team_members (id, organization_id, team_id, member_id, role, created_at)
      SELECT 'tmb_b' || n, $1, CASE n WHEN 1 THEN $2 ELSE 'team_' || n END, 'mbr_3',
      'OWNER', ${moment} FROM generate_series(1, 20000) n`,
    [p.organization, p.team],
  ],
  [
    `INSERT INTO team_members (id, organization_id, team_id, member_id, role, created_at)
      SELECT 'tmb_c' || n, $1, 'team_' || n * 601, 'mbr_' || CASE WHEN n <= 30 THEN 2 ELSE 4 END,
      CASE WHEN n <= 30 THEN 'OWNER' ELSE 'MEMBER' END::team_role, ${moment}
      FROM (SELECT n FROM generate_series(1, 33) n) few`,
    [p.organization],
  ],
  [
    `INSERT INTO team_members (id, organization_id, team_id, member_id, created_at)
      SELECT 'tmb_d' || n, $1, 'team_' || n * 7, 'mbr_4', ${moment} FROM generate_series(1, 15) n
      ON CONFLICT DO NOTHING`,
    [p.organization],
  ],
  [
    `INSERT INTO team_members (id, organization_id, team_id, member_id, created_at)
      SELECT 'tmb_e' || n, 'org_' || (n % 80) + 1, 'team_' || n, 'mbr_' || n, ${moment}
      FROM generate_series(20001, 80000) n`,
    [],
  ],
  // One statement: references are checked at its end.
  [
    `WITH renamed AS (UPDATE members SET id = $1 WHERE id = 'mbr_2')
      UPDATE team_members SET member_id = $1 WHERE member_id = 'mbr_2'`,
    [p.ownerMember],
  ],
  [
    `INSERT INTO invites (id, organization_id, email, secret, secret_hash, created_at, expires_at)
      SELECT 'inv_' || n, ${organizationOf}, 'invited' || n || '@acme.test', '\\x00', '\\x00',
      ${moment}, now() FROM generate_series(1, 100000) n`,
    [p.organization],
  ],
  [
    `INSERT INTO link_invites (id, organization_id, secret, secret_hash, created_at)
      SELECT 'lnk_' || n, ${organizationOf}, '\\x00', '\\x00', ${moment}
      FROM generate_series(1, 100000) n`,
    [p.organization],
  ],
  [
    `INSERT INTO service_accounts (id, organization_id, user_id, name, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'sva_' || n END, ${organizationOf}, 'usr_' || n + 100000,
      'Account ' || n, ${moment} FROM generate_series(1, 100000) n`,
    [p.organization, p.account],
  ],
  [
    `INSERT INTO api_tokens (id, kind, user_id, label, hash, last_four, scopes, organizations,
      created_at, revoked_at)
      SELECT 'tok_' || n, CASE WHEN n BETWEEN 40001 AND 60000 THEN 'SERVICE_ACCOUNT'
        ELSE 'PERSONAL' END::token_kind, CASE WHEN n <= 20000 THEN $1 WHEN n <= 40000 THEN $2
        WHEN n <= 60000 THEN 'usr_100001' ELSE 'usr_' || n END,
        'Token', decode(md5(n::text), 'hex'), 'abcd', '{}', '{}', ${moment},
          CASE WHEN n BETWEEN 20001 AND 40000 AND n % 2000 <> 0 OR n % 10 = 0 THEN now() END
          FROM generate_series(1, 100000) n`,
    [p.admin, p.rotating],
  ],
  [
    `INSERT INTO events (id, organization_id, action, actor_id, subject_id, fields, related,
      request_id, created_at)
      SELECT 'evt_' || n, ${organizationOf}, CASE WHEN n % 1000 = 1 THEN 'member.remove'
        WHEN n % 3 = 0 THEN 'team.create' ELSE 'member.update' END,
        CASE WHEN n % 2 = 0 THEN $2 WHEN n % 2000 = 1 THEN $3 ELSE 'usr_' || n END,
        CASE WHEN n % 500 = 1 THEN $4 ELSE 'team_' || n END, '{}', '{}', 'r', ${moment}
          FROM generate_series(1, 100000) n`,
    [p.organization, p.admin, p.owner, p.team],
  ],
];

export const moment = "timestamptz '2026-01-01' + (n * 7919 % 100003) * interval '5 minutes'";
export const organizationOf = "CASE WHEN n <= 20000 THEN $1 ELSE 'org_' || (n % 80) + 1 END";
const userOf = `CASE n WHEN 1 THEN $2 WHEN 2 THEN $3 WHEN 3 THEN $4 WHEN 4 THEN $5 WHEN 5 THEN $6
  ELSE 'usr_'
    || n END`;
export const words =
  "(ARRAY['Anna', 'Bruno', 'Carla', 'David', 'Elena', 'Felix', 'Greta', 'Hugo'])[1 + n % 8] || ' ' || (ARRAY['Archer', 'Baker', 'Carter', 'Dyer', 'Fisher', 'Gardner', 'Hunter'])[1 + n % 7]";

/** Fills the tables and analyzes them. */
export async function fill(superuserUrl: string): Promise<People> {
  const people: People = {
    organization: newId('Organization'),
    admin: newId('User'),
    rotating: newId('User'),
    team: newId('Team'),
    owner: newId('User'),
    ownerMember: newId('Member'),
    maker: newId('User'),
    guest: newId('User'),
    account: newId('ServiceAccount'),
  };
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  for (const [text, values] of statements(people)) {
    try {
      await client.query(text, values);
    } catch (error) {
      throw new Error(`This did not go in: ${text}`, { cause: error });
    }
  }
  await client.query('VACUUM (ANALYZE)'); // autovacuum does this on a database in use
  await client.end();
  return people;
}
