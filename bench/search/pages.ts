// The pages that the search benchmark brings itself: the documentation of an invented build tool,
// in English and in German.

/** A page of the benchmark: its path, its title and its markdown. */
export interface BenchPage {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

const page = (path: string, title: string, markdown: string): BenchPage => ({
  path,
  title,
  markdown,
});

export const ENGLISH_PAGES: readonly BenchPage[] = [
  page(
    'overview',
    'Overview',
    'Kiln builds, tests and ships container images. It runs on one machine or on many workers, and stores its results in an artifact store.\n\n## Concepts\n\nA project has pipelines, a pipeline has stages, and a stage has steps. Each step runs a command in a container.\n',
  ),
  page(
    'install',
    'Install',
    'Kiln needs Linux or macOS and 2 GB of memory.\n\n## On Linux\n\nDownload the archive, unpack it and move `kiln` to `/usr/local/bin`.\n\n## On macOS\n\nRun `brew install kiln`.\n\n## On Windows\n\nUse the Windows Subsystem for Linux, and follow the steps for Linux.\n\n## Verify the download\n\nCompare the checksum of the archive with `SHA256SUMS`.\n',
  ),
  page(
    'install-plugin',
    'Install a plugin',
    'A plugin adds step types. Run `kiln plugin add <name>` and restart the server. Plugins are written in Go or TypeScript.\n',
  ),
  page(
    'upgrade',
    'Upgrading to version 4',
    'Version 4 changes the configuration file. Run `kiln migrate config` to convert it.\n\n## Breaking changes\n\nThe key `tasks` is now `steps`. Support for Docker 19 was dropped.\n\n## Rolling back\n\nRestore the backup of the database and start the previous binary.\n',
  ),
  page(
    'configuration',
    'Configuration file',
    'Kiln reads `kiln.yaml` in the root of the repository. Everything that can be configured is listed here.\n\n## Location\n\nUse `--config` to read another file.\n\n## Variables\n\nAn expression such as `$(HOME)` is replaced when the file is read.\n\n## Includes\n\nLarge files can be split and included with `include`.\n',
  ),
  page(
    'environment',
    'Environment variables',
    'Set variables for a project, a pipeline or a single step. Later ones override earlier ones.\n\n## Predefined variables\n\n| Name | Meaning |\n|---|---|\n| `KILN_BRANCH` | branch of the commit |\n| `KILN_COMMIT` | hash of the commit |\n| `KILN_BUILD_NUMBER` | number of the build |\n\n## Escaping\n\nWrite `$$` for a dollar sign.\n',
  ),
  page(
    'secrets',
    'Secrets',
    'A secret is an encrypted variable. Its value is masked in logs and is never shown again.\n\n## Rotating a secret\n\nCreate the new value, deploy, and delete the old value.\n\n## External vaults\n\nKiln fetches secrets from HashiCorp Vault and AWS Secrets Manager.\n',
  ),
  page(
    'pipelines',
    'Pipelines',
    'A pipeline is a graph of stages. Stages without dependencies run in parallel.\n\n## Trigger a pipeline\n\nA push, a schedule, a tag or an API request triggers a pipeline.\n\n## Skip a build\n\nAdd `[skip ci]` to the message of the commit.\n',
  ),
  page(
    'schedules',
    'Schedules',
    'Run a pipeline every night or each Monday with a cron expression.\n\n## Time zones\n\nSchedules are evaluated in UTC unless `timezone` is set.\n\n## Missed runs\n\nA run that was missed because the server was down is started once.\n',
  ),
  page(
    'steps',
    'Steps',
    'A step runs commands in a container. The exit code decides whether it failed.\n\n## Timeouts\n\nA step is stopped after `timeout` minutes, 60 by default.\n\n## Retries\n\nWith `retry: 3` a failed step is attempted again.\n\n## Conditions\n\nA step with `when` runs only for the branches and events that match.\n',
  ),
  page(
    'cache',
    'Caching dependencies',
    'Keep the packages of npm, Maven or pip between builds to make them faster.\n\n## Keys\n\nThe key usually contains the hash of the lock file.\n\n## Clearing the cache\n\nDelete all entries of a project with `kiln cache clear`.\n\n## Limits\n\nEntries are evicted after 14 days or when 10 GB are exceeded.\n',
  ),
  page(
    'artifacts',
    'Artifacts',
    'Files that a step produces are uploaded as artifacts: binaries, coverage reports, screenshots.\n\n## Retention\n\nArtifacts are deleted after 30 days. Keep those of releases forever with `keep: true`.\n\n## Download\n\n`kiln artifact get <build> <path>` downloads a file.\n',
  ),
  page(
    'test-reports',
    'Test reports',
    'Publish JUnit XML to see failing and flaky tests.\n\n## Splitting tests\n\nTests are divided among parallel workers by their duration.\n\n## Coverage\n\nUpload an lcov file to comment the change of coverage on a pull request.\n',
  ),
  page(
    'docker-images',
    'Building Docker images',
    'The step `image` builds a Dockerfile without a daemon.\n\n## Multi-platform builds\n\nSet `platforms` to build for arm64 and amd64.\n\n## Pushing to a registry\n\nLog in with a registry secret; the image is pushed when the tests pass.\n\n## Layers\n\nLayers are cached in the registry.\n',
  ),
  page(
    'deployments',
    'Deployments',
    'A deployment moves a version to an environment such as staging or production.\n\n## Approvals\n\nAn environment may require the approval of two people.\n\n## Canary releases\n\nShift traffic in steps, and watch the error rate.\n\n## Rollback\n\n`kiln deploy rollback` deploys the previous version again.\n',
  ),
  page(
    'kubernetes',
    'Deploying to Kubernetes',
    'Apply manifests or Helm charts to a cluster.\n\n## Credentials\n\nUse a service account with the role `edit` in the namespace.\n\n## Health checks\n\nThe deployment fails if pods do not become ready within five minutes.\n',
  ),
  page(
    'workers',
    'Workers',
    'A worker polls the server for jobs. Register it with a token.\n\n## Labels\n\nA step with `runs-on: gpu` waits for a worker with that label.\n\n## Autoscaling\n\nWorkers on EC2 start when the queue grows, and stop after ten idle minutes.\n\n## Isolation\n\nEach job runs in a virtual machine of its own.\n',
  ),
  page(
    'webhooks',
    'Webhooks',
    'Kiln sends a POST request to your endpoint when a build ends.\n\n## Signatures\n\nVerify the header `X-Kiln-Signature`, an HMAC with SHA-256 of the body.\n\n## Delivery\n\nFailed deliveries are repeated for 24 hours with exponential backoff.\n',
  ),
  page(
    'api',
    'REST API',
    'All resources are available under `/api/v2`.\n\n## Authentication\n\nSend a personal access token in the header `Authorization`.\n\n## Pagination\n\nLists return 50 items and a `cursor` for the next page.\n\n## Rate limits\n\nA token may send 600 requests per minute; a request above that is answered with 429.\n\n## Errors\n\nAn error has a `code` and a `message`.\n',
  ),
  page(
    'tokens',
    'Access tokens',
    'Create a personal access token under your profile. It inherits your permissions.\n\n## Expiry\n\nTokens expire after 90 days. You receive an e-mail a week before.\n\n## Revoking\n\nA revoked token stops working immediately.\n',
  ),
  page(
    'permissions',
    'Roles and permissions',
    'Members are viewers, developers, maintainers or owners.\n\n## Viewer\n\nViewers see builds and logs.\n\n## Maintainer\n\nMaintainers edit pipelines, secrets and environments.\n\n## Inviting members\n\nOwners invite people by e-mail.\n',
  ),
  page(
    'sso',
    'Single sign-on',
    'Sign in with SAML 2.0 or OpenID Connect.\n\n## Okta\n\nCreate an application and copy the metadata URL.\n\n## Group mapping\n\nGroups of the identity provider are mapped to roles.\n\n## Provisioning\n\nUsers are created and deactivated by SCIM.\n',
  ),
  page(
    'audit-log',
    'Audit log',
    'Every change of a setting, a secret or a role is recorded with its author and address.\n\n## Export\n\nStream the log to Splunk or S3.\n',
  ),
  page(
    'logs',
    'Build logs',
    'Logs appear while a step runs.\n\n## Searching logs\n\nFilter lines with a regular expression.\n\n## Masking\n\nValues of secrets are replaced by asterisks.\n\n## Verbose output\n\nSet `KILN_DEBUG=1` to see each command before it is executed.\n',
  ),
  page(
    'notifications',
    'Notifications',
    'Get a message in Slack, Microsoft Teams or by e-mail when a build breaks or is fixed.\n\n## Muting\n\nMute a pipeline for a day.\n',
  ),
  page(
    'backup',
    'Backing up the server',
    'Back up the PostgreSQL database and the artifact store together.\n\n## Restoring\n\nStop the server, restore the dump with `pg_restore`, and start it again.\n\n## Encryption keys\n\nWithout the master key the secrets of a backup cannot be decrypted.\n',
  ),
  page(
    'monitoring',
    'Monitoring',
    'The server exposes metrics for Prometheus at `/metrics`.\n\n## Alerts\n\nAlert when `kiln_queue_seconds` exceeds 300.\n\n## Tracing\n\nSpans are exported with OpenTelemetry.\n',
  ),
  page(
    'troubleshooting',
    'Troubleshooting',
    '## Out of memory\n\nA step that is killed with exit code 137 needs more memory. Raise `resources.memory`.\n\n## No space left on device\n\nPrune images on the worker.\n\n## Connection refused\n\nServices need a few seconds to start; wait for their port.\n\n## Certificates\n\nAdd the certificate of your proxy to the trust store.\n',
  ),
  page(
    'cli',
    'Command line reference',
    '## kiln build\n\nStarts a build of the current directory.\n\n## kiln login\n\nStores a token in the keychain.\n\n## kiln logs\n\nFollows the log of a build; `--tail 100` prints the last lines.\n\n## kiln cancel\n\nCancels a running build.\n',
  ),
  page(
    'strings',
    'String functions',
    'Functions for expressions.\n\n## concat\n\n`concat(a, b)` concatenates two strings.\n\n## split\n\nDivides a string at a separator.\n\n## replace\n\nReplaces each occurrence of a substring.\n\n## toLowerCase\n\nConverts a string to lower case.\n',
  ),
  page(
    'billing',
    'Billing',
    'You pay for the minutes that workers run. Invoices are sent each month.\n\n## Free minutes\n\nOpen source projects receive 50,000 minutes.\n\n## Changing the plan\n\nA downgrade takes effect at the end of the period.\n',
  ),
];

export const GERMAN_PAGES: readonly BenchPage[] = [
  page(
    'de-start',
    'Erste Schritte',
    'Diese Anleitung zeigt, wie Sie ein Projekt anlegen und den ersten Build starten.\n\n## Projekt anlegen\n\nÖffnen Sie die Übersicht und wählen Sie „Neues Projekt“.\n\n## Ersten Build starten\n\nEin Push in das Repository startet den Build.\n',
  ),
  page(
    'de-benutzer',
    'Benutzer verwalten',
    'Eigentümer laden neue Mitglieder ein und vergeben Rollen.\n\n## Benutzer einladen\n\nDie Einladung wird per E-Mail verschickt und ist sieben Tage gültig.\n\n## Passwörter zurücksetzen\n\nEin vergessenes Passwort wird über den Link auf der Anmeldeseite zurückgesetzt.\n',
  ),
  page(
    'de-server',
    'Server einrichten',
    'Der Server läuft unter Linux. Er braucht eine Datenbank und einen Speicher für Dateien.\n\n## Datenbanken\n\nUnterstützt wird PostgreSQL ab Version 14.\n\n## Zertifikate\n\nHinterlegen Sie das Zertifikat und den Schlüssel im Verzeichnis `/etc/kiln/tls`.\n',
  ),
  page(
    'de-sicherung',
    'Datensicherung',
    'Sichern Sie die Datenbank jede Nacht. Die Sicherungen werden verschlüsselt gespeichert.\n\n## Wiederherstellen\n\nHalten Sie den Server an, spielen Sie die Sicherung ein und starten Sie ihn wieder.\n',
  ),
  page(
    'de-fehler',
    'Häufige Fehler',
    'Hier finden Sie Lösungen für häufige Probleme.\n\n## Speicher voll\n\nLöschen Sie alte Abbilder auf den Rechnern, die Aufträge ausführen.\n\n## Zeitüberschreitung\n\nErhöhen Sie den Wert von `timeout`.\n',
  ),
  page(
    'de-haeuser',
    'Häuser und Räume',
    'In der Gebäudesteuerung gehört jeder Raum zu einem Gebäude. Legen Sie die Häuser zuerst an.\n\n## Räume zuordnen\n\nZiehen Sie einen Raum auf das Gebäude, zu dem er gehört.\n',
  ),
  page(
    'de-rechnungen',
    'Rechnungen',
    'Rechnungen werden am Ersten des Monats erstellt und als PDF verschickt.\n\n## Zahlungsarten\n\nSie zahlen mit Kreditkarte oder per Lastschrift.\n\n## Rechnungsanschrift ändern\n\nDie Anschrift ändern Sie in den Einstellungen der Organisation.\n',
  ),
  page(
    'de-benachrichtigungen',
    'Benachrichtigungen einstellen',
    'Kiln meldet fehlgeschlagene Builds per E-Mail oder in Slack.\n\n## Stummschalten\n\nEine Pipeline lässt sich für einen Tag stummschalten.\n',
  ),
  page(
    'de-kuerzel',
    'Tastenkürzel',
    'Mit Tastenkürzeln bedienen Sie die Oberfläche ohne Maus.\n\n## Suche\n\nDrücken Sie `/`, um die Suche zu öffnen.\n',
  ),
];
