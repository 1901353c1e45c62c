const HAN = /\p{Script=Han}/u

const words = (cell) => cell.split(' ').filter(Boolean)

/** The rows of docs/GLOSSARY.md: a word, the synonyms that it refuses, and longer words that may contain these. */
export function readGlossary(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && HAN.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word, , refused, excepted]) => ({ word, refused: words(refused), excepted: words(excepted) }))
}

const contains = (line, synonym, excepted) =>
  excepted.reduce((rest, longer) => rest.replaceAll(longer, ''), line).includes(synonym)

/** The refused synonyms of a text, each with its line and the word to write instead. */
export function findSynonyms(text, glossary) {
  return text
    .split('\n')
    .flatMap((line, at) =>
      HAN.test(line)
        ? glossary.flatMap(({ word, refused, excepted }) =>
            refused
              .filter((synonym) => contains(line, synonym, excepted))
              .map((synonym) => `${at + 1}: ${synonym} → ${word}`),
          )
        : [],
    )
}
