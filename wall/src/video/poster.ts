/** The still picture that lies beside each of the product's own videos; none for videos elsewhere. */
export function posterOf(videoLink: string): string | undefined {
  return /^\/media\/.+\.mp4$/.test(videoLink) ? videoLink.replace(/\.mp4$/, '.jpg') : undefined
}
