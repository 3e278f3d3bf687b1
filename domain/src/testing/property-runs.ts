import fc from 'fast-check'

const usual = 100

/** How often to run a property that is slower or more important than others; many times more in the nightly lane. */
export const runs = (count: number) =>
  Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? usual)) / usual)
