export { checkImported } from './articles/check-imported'
export { readArticles } from './articles/read-articles'
export { openForImport } from './open-database'
export { importCommand } from './run'
