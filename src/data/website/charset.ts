/** Decodes the text of HTML pages. */

/**
 * Returns the text of a page, decoded by the charset of the header, otherwise by its own
 * declaration, otherwise as UTF-8.
 */
export function textOfHtml(body: Uint8Array, contentType: string | undefined): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const [, label] =
    /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(contentType ?? '') ??
    /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(head) ??
    [];
  return decoderOf(label ?? 'utf-8').decode(body);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // an unknown charset
  }
}
