/** The problems that screens report, by how the sentence begins; details such as an address follow. The console translates them. */
export const wallProblems = {
  streamAway: 'The push stream has been away for more than five minutes.',
  streamWasAway: 'The push stream was away for more than five minutes.',
  videoUnplayable: 'A video is unplayable:',
  videoFrozen: 'A video is frozen:',
  videoSetAside: 'A video stood still for half a minute and is shown as a picture:',
  videoBad: 'A video stood still three times and is tried again only now and then:',
  reloadedForVideos: 'The page was reloaded: no video had moved for a minute.',
  safeMode: 'Videos are shown as pictures: three reloads did not make them move.',
  takesTurns: 'Videos play one after the other: this display cannot play all at once.',
  imageMissing: 'A round image could not be loaded:',
  fileNotFetched: 'A file could not be fetched:',
  fileWrongBytes: 'A file did not arrive as it should be:',
  fileDamaged: 'A file on the disk was damaged and is fetched anew:',
  fileNoSpace: 'There is no room for a file:',
  wallNotDrawn: 'A wall could not be drawn:',
} as const

/** A problem that screens report. */
export type WallProblem = keyof typeof wallProblems

/** Separates the problems of one report. */
export const problemSeparator = ' · '
