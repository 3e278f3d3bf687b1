/** Downloads bytes as a file. */
export function offerFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the address until it has started saving.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
