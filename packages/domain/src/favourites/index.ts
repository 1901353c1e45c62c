export * from './favourites'
export * from './star.machine'
export * from './star.state'
