import { HOTLINE } from '@zhushutong/domain/contact'
import { HELP_ARTICLES } from '@zhushutong/domain/help'
import { HelpFilm } from '@zhushutong/ui/overlays/help-film'
import { Article } from './article'

const GROUPS = [...new Set(HELP_ARTICLES.map(({ group }) => group))]

/** The help page: each article has an anchor, used by links of the assistant (AI-12). */
export function HelpView() {
  return (
    <Article title="帮助中心">
      <nav aria-label="本页目录" className="flex flex-wrap gap-x-4 gap-y-1">
        {GROUPS.map((group) => (
          <a key={group} href={`#${group}`}>
            {group}
          </a>
        ))}
      </nav>
      <HelpFilm />
      {GROUPS.map((group) => (
        <section key={group} id={group} aria-label={group} className="scroll-mt-24">
          <h2>{group}</h2>
          {HELP_ARTICLES.filter((article) => article.group === group).map(({ topic, title, text, link }) => (
            <div key={topic} id={topic} className="scroll-mt-24">
              <h3>{title}</h3>
              {text.length === 1 ? (
                <p>{text[0]}</p>
              ) : (
                <ul>
                  {text.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              {link.path !== '/help.html' && (
                <p>
                  <a href={link.path}>{link.label}</a>
                </p>
              )}
            </div>
          ))}
        </section>
      ))}
      <p>
        还有问题请致电 <a href={`tel:${HOTLINE}`}>{HOTLINE}</a>。
      </p>
    </Article>
  )
}
