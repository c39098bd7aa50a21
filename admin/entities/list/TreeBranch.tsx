import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, IconButton, Link, Stack, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../data/words/useLanguage';
import { large } from '../../kit/theme/large';
import { SelectRow } from '../bulk/SelectRow';
import { Cell, isAbsent } from '../cells/Cell';
import { showPath } from '../screenPaths';
import { titleOf } from '../title/titleOf';
import type { TreeNode } from './buildForest';
import { wholeText } from './wholeText';

interface BranchProps {
  entity: AnyEntity;
  node: TreeNode<RaRecord<string>>;
  facts: readonly string[];
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Whether rows are being selected for bulk actions. */
  isSelectable: boolean;
}

/** A row of the tree with its descendants. */
export function TreeBranch({ entity, node, facts, closed, onToggle, isSelectable }: BranchProps) {
  const translate = useTranslate();
  const title = titleOf(entity, node.row, { language: useLanguage(), translate });
  const isOpen = !closed.has(node.row.id);
  const { row, children, depth } = node;
  return (
    <Box component="li">
      <Stack
        direction="row"
        sx={(theme) => ({
          alignItems: 'center',
          gap: 0.5,
          pl: `${8 + depth * 26}px`,
          pr: 2,
          minHeight: 38,
          [large(theme)]: { minHeight: 48 },
          borderBottom: 1,
          borderColor: 'divider',
          '&:hover': { backgroundColor: 'action.hover' },
          // As in the rows of a table.
          '@media (hover: none)': { '& .fact': wholeText },
          '&:has(:focus-visible) .fact': wholeText,
        })}
      >
        {children.length > 0 ? (
          <IconButton
            onClick={() => onToggle(row.id)}
            aria-expanded={isOpen}
            aria-label={translate(isOpen ? 'shell.tree.close' : 'shell.tree.open', { name: title })}
          >
            <ExpandMoreOutlined
              fontSize="small"
              sx={{ transition: 'transform 120ms', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
          </IconButton>
        ) : (
          <Box sx={(theme) => ({ width: 34, flexShrink: 0, [large(theme)]: { width: 44 } })} />
        )}
        {isSelectable && <SelectRow row={row} title={title} sx={{ p: 1.25, my: '-3px' }} />}
        <Link
          component={RouterLink}
          to={showPath(entity, row.id)}
          color="text.primary"
          sx={{
            fontWeight: depth === 0 ? 600 : 500,
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
            minWidth: 0,
          }}
        >
          {title}
        </Link>
        {children.length > 0 && (
          <Typography variant="caption" color="text.secondary">
            ({children.length})
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {facts.map((name) => {
          const field = entity.fields[name];
          return (
            field && (
              <Box
                key={name}
                className="fact"
                sx={{
                  fontSize: '0.8125rem',
                  color: 'text.secondary',
                  width: '24%',
                  display: { xs: 'none', md: 'block' },
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {!isAbsent(row[name]) && (
                  <Cell
                    entity={entity}
                    name={name}
                    field={field}
                    value={row[name]}
                    record={row}
                    place="row"
                  />
                )}
              </Box>
            )
          );
        })}
      </Stack>
      {isOpen && children.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children.map((child) => (
            <TreeBranch
              key={child.row.id}
              entity={entity}
              node={child}
              facts={facts}
              closed={closed}
              onToggle={onToggle}
              isSelectable={isSelectable}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
