import { useMemo } from 'react'
import { encode } from 'uqr'

/** An address as a QR code. */
export function QrCode(props: { address: string; label: string; className: string | undefined }) {
  const { address, label, className = '' } = props
  const { size, path } = useMemo(() => {
    const { data, size } = encode(address, { ecc: 'M', border: 2 })
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    )
    return { size, path: dark.join('') }
  }, [address])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
