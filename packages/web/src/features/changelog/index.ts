export { ChangelogView } from './changelog.view'
