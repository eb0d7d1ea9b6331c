import { useNavigate, useParams } from '@tanstack/react-router';
import { Plus } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { AIChat } from './ai-chat.tsx';
import { ChatList } from './chat-list.tsx';

/** The workbench: a conversation, and the kept ones beside it. */
export default function WorkbenchPage() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <div className="flex h-full flex-col">
      <PageHead title={t('workbench.title')}>
        <Button look="plain" size="small" onClick={() => void navigate({ to: '/workbench' })}>
          <Plus aria-hidden className="size-3.5" />
          {t('workbench.new')}
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <ChatList shown={id ?? null} />
        <AIChat chatId={id ?? null} />
      </div>
    </div>
  );
}
