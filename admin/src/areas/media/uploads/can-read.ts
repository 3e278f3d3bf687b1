/** Whether a file is still what was chosen: browsers give nothing of one that was changed on the disk. */
export async function canRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
