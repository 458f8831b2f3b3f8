import { useMemo } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty, Forbidden } from '../../../ui/state/StateCard.tsx';
import { CompareDialogs } from '../../provisions/web/compare/CompareDialogs.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { mayDownloadMatrix } from '../access.ts';
import { Downloads } from './Downloads.tsx';
import { MatrixBar } from './MatrixBar.tsx';
import { MatrixContent } from './MatrixContent.tsx';
import c from './MatrixScreen.module.css';
import { type MatrixModel, useMatrix } from './useMatrix.ts';

/** The topic in the title where all provisions are of one; else what the screen is. */
function titleOf({ shown, menus }: MatrixModel): string {
  const topics = new Set(shown?.matrix.groups.map(({ topic }) => topic.name));
  const name = topics.size === 1 ? [...topics][0] : menus.topics.find(({ id }) => id === menus.topicId)?.name;
  return name && topics.size < 2 ? t('{{topic}} across Canada', { topic: name }) : t('Compare across Canada');
}

function lineOf({ shown }: MatrixModel): string | undefined {
  if (!shown) return undefined;
  const { matrix, groups, columns } = shown;
  const words = {
    fields: t('{{count}} fields', { count: groups.reduce((sum, { rows }) => sum + rows.length, 0) }),
    provisions: t('{{count}} provisions', { count: groups.length }),
    jurisdictions: t('{{count}} jurisdictions', { count: columns.length }),
    day: shortDate(matrix.on),
  };
  return matrix.on > matrix.today
    ? t('{{fields}} of {{provisions}} in {{jurisdictions}}, as announced for {{day}}', words)
    : t('{{fields}} of {{provisions}} in {{jurisdictions}}, as the law stands on {{day}}', words);
}

/** The matrix, or why there is none. */
function Content({ model, title }: { model: MatrixModel; title: string }) {
  const { shown, groups, error, retry, menus, address } = model;
  if (menus.isUnknown)
    return (
      <Forbidden
        title={t('Not part of your plan')}
        text={t('This topic is not among your areas of law, or it no longer exists.')}
      />
    );
  if (groups.length === 0 && (address.groups !== null || menus.groups.isSuccess))
    return <Empty title={t('Choose at least one provision.')} />;
  return (
    <Loaded
      query={{ data: shown ?? undefined, error: shown ? null : error, refetch: retry }}
      skeleton={
        <div className={c.awaited}>
          <Bar height={48} gap={8} />
          <Bar height={420} />
        </div>
      }
      failed={t('The matrix could not be loaded.')}
      kept={error && 'status' in error && error.status === 404 ? undefined : t('Your choice is kept.')}
    >
      {(loaded) =>
        loaded.columns.length === 0 ? (
          <Empty title={t('Choose at least one jurisdiction.')} />
        ) : (
          <MatrixContent shown={loaded} model={model} label={title} />
        )
      }
    </Loaded>
  );
}

/** /m/compare: the typed values of provisions across Canada (decisions 13). */
function MatrixScreen() {
  const model = useMatrix();
  const { shown } = model;
  const ids = useMemo(
    () => shown?.matrix.groups.flatMap(({ provisions }) => provisions.map(({ id }) => id)) ?? [],
    [shown],
  );
  const title = titleOf(model);
  const [only, ...others] = shown?.columns ?? [];
  return (
    <Page title={title}>
      <PageHead title={title} line={lineOf(model)}>
        {mayDownloadMatrix(model.user) && <Downloads model={model} />}
        <AddToReport provisionIds={ids} size="sm" variant="filled" />
      </PageHead>
      <PageBody>
        <CompareDialogs>
          <div className={c.card}>
            <MatrixBar model={model} />
            <Content model={model} title={title} />
          </div>
        </CompareDialogs>
        {only && others.length === 0 && (
          <p className={c.only}>
            {t(
              'Your plan has one jurisdiction, {{jurisdiction}}. With more of them they stand side by side.',
              { jurisdiction: jurisdictionName(only) },
            )}
          </p>
        )}
      </PageBody>
    </Page>
  );
}

export { MatrixScreen as Component };
