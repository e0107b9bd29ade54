export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; key: string | null }
  | { page: 'replay'; table: string }
  | { page: 'learn' | 'rules' | 'sources'; game: string }
  | { page: 'credits' }
  | { page: 'lost' };

/** Where the browser is; the page's own links change it without a reload. */
class Address {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  route: Route = $derived(parse(this.path));
  /** A page that would rather show a link's target in place says so here. */
  inPlace: ((link: HTMLAnchorElement) => boolean) | null = null;

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    // First of all listeners: a link inside something that can be pointed at stops the click on its way up.
    document.addEventListener('click', (event) => this.catch(event), { capture: true });
  }

  get words(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  go(url: string, replace = false): void {
    const place = this.path;
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
    if (this.path !== place) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  private catch(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (parse(link.pathname).page === 'lost') return;
    event.preventDefault();
    if (this.inPlace?.(link)) return;
    this.go(link.pathname + link.search + link.hash);
  }
}

function parse(path: string): Route {
  const [first, second, third, more] = path.split('/').slice(1).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (more !== undefined) return { page: 'lost' };
  if (first === 'table' && second) return { page: 'table', table: second, key: third || null };
  if (first === 'replay' && second && !third) return { page: 'replay', table: second };
  if ((first === 'learn' || first === 'rules' || first === 'sources') && second && !third) return { page: first, game: second };
  return first === 'credits' && !second ? { page: 'credits' } : { page: 'lost' };
}

export const address = new Address();
