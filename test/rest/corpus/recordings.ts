/** The folder of the recordings, one for each scene. */
export const RECORDINGS = new URL('recordings/', import.meta.url);
