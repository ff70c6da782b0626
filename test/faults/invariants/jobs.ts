// Checks that no job is lost, and that none takes effect twice.
import type { Statements } from './invariant.ts';

/** Jobs that are not finished. */
const PENDING = `SELECT name, data FROM pgboss.job WHERE state IN ('created', 'retry', 'active')`;

export const jobs: Statements = {
  'import without a job': `SELECT im.id || ' ' || im.status AS what FROM imports im WHERE im.status IN ('WAITING', 'RUNNING') AND NOT EXISTS (SELECT FROM (${PENDING}) j WHERE j.name IN ('import-content', 'import-website') AND j.data->>'id' = im.id)`,
  'import that is half done or done twice': `SELECT im.id || ' ' || im.status || ', revisions in events: ' || e.count AS what FROM imports im
    CROSS JOIN LATERAL (SELECT count(*) FROM events WHERE action IN ('space.import', 'changeRequest.import') AND im.id = ANY (related) AND im.revision_id IS NOT DISTINCT FROM related[1]) e
    CROSS JOIN LATERAL (SELECT count(*) FROM events WHERE action IN ('space.import', 'changeRequest.import') AND im.id = ANY (related) AND fields = '{content}') every
    WHERE e.count <> every.count OR every.count <> CASE WHEN im.status = 'DONE' THEN 1 ELSE 0 END OR (im.status = 'DONE') <> (im.revision_id IS NOT NULL) OR (im.status IN ('DONE', 'FAILED')) <> (im.finished_at IS NOT NULL) OR (im.status = 'FAILED') <> (im.error IS NOT NULL)`,
  'spec without a job': `SELECT oa.slug || ' ' || oa.processing_state AS what FROM openapi_specs oa
    WHERE oa.processing_state <> 'COMPLETE' AND NOT EXISTS (SELECT FROM (${PENDING}) j WHERE j.name = 'process-openapi' AND j.data->>'id' = oa.id AND (j.data->>'round')::int = oa.round)`,
  'spec that was processed twice': `SELECT v.spec_id || ' number ' || v.number AS what FROM openapi_spec_versions v JOIN openapi_spec_versions w ON w.spec_id = v.spec_id AND w.organization_id = v.organization_id AND w.number = v.number - 1 AND w.hash = v.hash
    UNION ALL SELECT v.spec_id || ': versions without their events' FROM openapi_spec_versions v WHERE v.created_at >= $1 GROUP BY v.spec_id
      HAVING max(v.number) <> (SELECT count(*) FROM events WHERE action = 'openAPISpec.process' AND subject_id = v.spec_id)`,
  'spec that is complete without a version or an error': `SELECT slug AS what FROM openapi_specs oa WHERE processing_state = 'COMPLETE' AND error_code IS NULL AND NOT EXISTS (SELECT FROM openapi_spec_versions v WHERE v.spec_id = oa.id AND v.organization_id = oa.organization_id)`,
  'latest version of a spec is not indexed': `SELECT v.id AS what FROM openapi_specs oa
    CROSS JOIN LATERAL (SELECT id, pages FROM openapi_spec_versions WHERE spec_id = oa.id AND organization_id = oa.organization_id ORDER BY number DESC LIMIT 1) v
    WHERE oa.processing_state = 'COMPLETE' AND v.pages <> encode(sha256('[]'), 'hex') AND NOT EXISTS (SELECT FROM spec_sections WHERE version_id = v.id AND organization_id = oa.organization_id)`,
  'purged without an event, or an event without a purge': `SELECT 'still there: ' || s.id AS what FROM events e JOIN spaces s ON s.id = e.subject_id WHERE e.action = 'space.purge'
    UNION ALL SELECT 'twice: ' || subject_id FROM events WHERE action = 'space.purge' GROUP BY subject_id HAVING count(*) > 1`,
  'job that failed for good': `SELECT name || ' ' || id || ' ' || COALESCE(output::text, '') AS what FROM pgboss.job WHERE state = 'failed'`,
};
