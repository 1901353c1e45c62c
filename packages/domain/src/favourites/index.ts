export * from './favourites'
export * from './star.machine'
