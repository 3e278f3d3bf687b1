/** Whether these bytes have this SHA-256, in hexadecimal digits. */
export async function hasSha256(content: Blob, sha256: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}
