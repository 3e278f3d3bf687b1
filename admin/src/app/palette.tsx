export default function Palette(_: { role: string; onClose: () => void }) {
  return null
}
