/**
 * Gives back at once the memory of bytes that nobody reads again: V8 lets tens of megabytes of them
 * gather before it looks. What shares its memory with others stays.
 */
export function freeBytes({ buffer, byteOffset, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer)) return
  if (byteOffset === 0 && byteLength === buffer.byteLength) buffer.transfer(0)
}
