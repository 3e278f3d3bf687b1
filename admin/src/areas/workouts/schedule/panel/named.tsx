/** A sentence with a name in it, which stands out. */
export function Named({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name)
  if (at < 0 || name === '') return text
  return (
    <>
      {text.slice(0, at)}
      <b>{name}</b>
      {text.slice(at + name.length)}
    </>
  )
}
