import './instead-of.css'

/** The small sign of an exercise that stands in for another, whose equipment is not there. */
export const InsteadOf = ({ sign }: { readonly sign: string | undefined }) =>
  sign && (
    <span className="instead-of">
      <bdi>{sign}</bdi>
    </span>
  )
