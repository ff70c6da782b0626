/** Reads the settings of the S3 bucket. */

/** The settings of a bucket. */
interface BucketSettings {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_FORCE_PATH_STYLE?: boolean | undefined;
}

/** Returns the bucket. Without credentials the machine's own permissions apply. */
export function bucketOf(read: BucketSettings) {
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = read;
  if (bucket === undefined) return undefined;
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { accessKeyId, secretAccessKey }
      : undefined;
  return {
    bucket,
    endpoint,
    region,
    credentials,
    pathStyle: read.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  };
}
