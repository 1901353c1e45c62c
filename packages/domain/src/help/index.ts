export * from './article'
export * from './articles'
export * from './find-help'
