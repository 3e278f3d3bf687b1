/** A box of an MP4 file (ISO/IEC 14496-12): four letters and what is in it. */
export type Box = { readonly type: string; readonly data: Uint8Array }

/** Reads numbers; a place outside throws `RangeError`. */
export function view(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

/** The boxes that follow each other in `data`. */
export function boxesIn(data: Uint8Array): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= data.length;) {
    const numbers = view(data)
    const type = String.fromCharCode(...data.subarray(at + 4, at + 8))
    const short = numbers.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size =
      short === 0 ? data.length - at : short === 1 ? Number(numbers.getBigUint64(at + 8)) : short
    if (size < head || at + size > data.length) throw new RangeError(`A broken box: ${type}.`)
    found.push({ type, data: data.subarray(at + head, at + size) })
    at += size
  }
  return found
}

/** What is in the first box of that name, box in box; nothing where there is none. */
export function boxAt(data: Uint8Array, ...types: readonly string[]): Uint8Array | undefined {
  let inner: Uint8Array | undefined = data
  for (const wanted of types)
    inner = inner && boxesIn(inner).find((box) => box.type === wanted)?.data
  return inner
}

/** The same where there has to be one. */
export function requiredBoxAt(data: Uint8Array, ...types: readonly string[]): Uint8Array {
  const found = boxAt(data, ...types)
  if (!found) throw new RangeError(`No box ${types.join('/')}.`)
  return found
}

export function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, part) => sum + part.length, 8)
  return joined([numbers(size), letters(type), ...parts])
}

/** Numbers of 32 bits. */
export function numbers(...values: readonly number[]): Uint8Array {
  const data = new Uint8Array(values.length * 4)
  for (const [index, value] of values.entries()) view(data).setUint32(index * 4, value)
  return data
}

export const letters = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
