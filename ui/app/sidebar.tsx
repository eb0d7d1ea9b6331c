import { LanguageSwitch } from '../components/language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { Wordmark } from './wordmark.tsx';

/** Left of the page, from 768 px. */
export function Sidebar() {
  return (
    <div className="hidden w-48 shrink-0 flex-col gap-4 border-r border-line px-2.5 py-3 md:flex print:hidden">
      <div className="px-2">
        <Wordmark />
      </div>
      <div className="flex-1 overflow-y-auto">
        <Navigation />
      </div>
      <LanguageSwitch />
    </div>
  );
}
