/** The characters that bytes of HTML are. */

/** The text of a page: by what its header says, else what it says itself, else UTF-8. */
export function textOfHtml(body: Uint8Array, contentType: string | undefined): string {
  const beginning = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const [, label] = /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(contentType ?? '') ?? /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(beginning) ?? [];
  return decoderOf(label ?? 'utf-8').decode(body);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // nobody knows this name
  }
}
