/** Text as it is compared, searched and sorted: without accents, in lower case. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
