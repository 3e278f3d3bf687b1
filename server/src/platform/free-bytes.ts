/**
 * Frees the memory of bytes that are no longer needed: V8 would let tens of megabytes accumulate.
 * Views that share their memory are left alone.
 */
export function freeBytes({ buffer, byteOffset, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer)) return
  if (byteOffset === 0 && byteLength === buffer.byteLength) buffer.transfer(0)
}
